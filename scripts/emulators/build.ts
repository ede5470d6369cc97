import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup/places.mjs'
import { runLogged } from '../setup/run-logged.mjs'
import type { RunPlan } from './run-plan.ts'
import { webEnvironment } from './web-environment.ts'

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')
const FUNCTIONS = join(ROOT, 'functions')
const PARAMETERS = join(FUNCTIONS, '.env.demo-postwright')

/** Returns the command-line arguments of the functions build; `npm run dev` adds `--watch`. */
export function functionsBuildArgs({ buildFolder }: RunPlan): string[] {
  return [VITE, 'build', '--mode', 'emulator', '--logLevel', 'warn', '--outDir', join(buildFolder, 'functions/lib')]
}

/** Builds the functions for the emulator into a separate folder per run, so that it does not change for other runs. */
export async function buildFunctions(run: RunPlan): Promise<void> {
  prepareFunctionsFolder(run)
  const log = `build-functions-${run.name}`
  await runLogged(process.execPath, functionsBuildArgs(run), { log, cwd: FUNCTIONS, purpose: 'Building the functions' })
}

/** Prepares the functions folder except the bundle: manifest, local keys, the run's parameters, and packages that npm did not hoist. */
function prepareFunctionsFolder({ buildFolder, project, origin }: RunPlan): void {
  const folder = join(buildFolder, 'functions')
  mkdirSync(join(folder, 'lib'), { recursive: true })
  for (const file of ['package.json', '.secret.local']) copyFileSync(join(FUNCTIONS, file), join(folder, file))
  const parameters = readFileSync(PARAMETERS, 'utf8')
  writeFileSync(join(folder, `.env.${project}`), parameters.replace(/^APP_ORIGIN=.*$/m, `APP_ORIGIN=${origin}`))
  const packages = join(FUNCTIONS, 'node_modules')
  const link = join(folder, 'node_modules')
  rmSync(link, { force: true })
  if (existsSync(packages)) symlinkSync(packages, link)
}

/** Builds the client against the run's emulators. */
export async function buildWeb(run: RunPlan): Promise<void> {
  const args = [VITE, 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', join(run.buildFolder, 'web')]
  const env = { ...process.env, ...webEnvironment(run) }
  const log = `build-web-${run.name}`
  await runLogged(process.execPath, args, { log, cwd: join(ROOT, 'web'), env, purpose: 'Building the web client' })
}
