import { build } from 'vite'
import { webEnvironment } from './emulators/web-environment.ts'
import { localRun } from './emulators/run-plan.ts'
import { DEFAULT_PORTS } from './emulators/emulator-ports.ts'
Object.assign(process.env, webEnvironment(localRun('start', DEFAULT_PORTS)))
await build({ root: 'web', logLevel: 'error', build: { outDir: '/tmp/webout', emptyOutDir: true } })
