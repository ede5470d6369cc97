import { parseArgs } from 'node:util'
import { startLocalNetworks } from './local-networks.ts'

/**
 * Starts all local networks: `node serve.ts --port 4700 --redirect-uri http://…` prints `ready`, the networks and the apps as JSON.
 * It ends when its standard input closes, so that it never outlives the process that started it.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4700' }, 'redirect-uri': { type: 'string', default: '' } },
})
const started = await startLocalNetworks(Number(values.port), values['redirect-uri'])
process.stdin.on('end', () => process.exit(0)).resume()
process.on('SIGTERM', () => process.exit(0))
process.stdout.write(`ready ${JSON.stringify(started)}\n`)
