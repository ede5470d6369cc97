import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'
import { API_BASE } from '@postwright/core/endpoint'

const addressSchema = z.tuple([z.object({ port: z.int() }), z.unknown()])
const PROGRAM = new URL('./api-server.ts', import.meta.url)

/** Serves the functions built into a folder, with its settings and keys. Rate limits count calls but are too high to refuse any. */
export async function startApi(folder: string, project: string): Promise<{ url: string; stop: () => void }> {
  const child = fork(PROGRAM, [folder], {
    execArgv: [`--env-file=${join(folder, `.env.${project}`)}`, `--env-file=${join(folder, '.secret.local')}`],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FUNCTION_TARGET: 'api',
      FUNCTIONS_EMULATOR: 'true',
      RATE_LIMIT_SCALE: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ port }] = addressSchema.parse(await Promise.race([once(child, 'message'), ended(child)]))
  return { url: `http://127.0.0.1:${port}${API_BASE}`, stop: () => void child.kill() }
}

async function ended(child: ReturnType<typeof fork>): Promise<never> {
  await once(child, 'exit')
  throw new Error('The API ended before it listened.')
}
