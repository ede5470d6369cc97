import { http } from '@google-cloud/functions-framework'
import { getTestServer } from '@google-cloud/functions-framework/testing'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Serves the built `api` function with the functions framework, as production does, on a free port of the loopback interface. Sends its address
 * to the parent process, `start-api.ts`.
 */
async function main(folder: string): Promise<void> {
  const { api } = await import(pathToFileURL(join(folder, 'lib/index.js')).href)
  http('api', api)
  const server = getTestServer('api')
  server.listen(0, '127.0.0.1', () => {
    process.send?.(server.address())
  })
}

await main(process.argv[2] ?? '')
