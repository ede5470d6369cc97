import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import committed from '../firebase.json' with { type: 'json' }
import { styleSources, withSources } from './hosting/built-policy.ts'
import { Failure, runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'

const FILE = 'firebase.deploy.json'
const webConfigSchema = z.object({ authDomain: z.string().regex(/^[a-z0-9.-]+$/) })

/**
 * Writes the configuration for a deployment: firebase.json with a content security policy that also allows the inline styles of the built pages and
 * the domain of the sign-in window. The build is deployed as it is, without the `predeploy` commands.
 */
async function main(): Promise<number> {
  const config = webConfigSchema.safeParse(JSON.parse(process.env.VITE_FIREBASE_CONFIG ?? '{}'))
  if (!config.success) throw new Failure('Set VITE_FIREBASE_CONFIG as for the build.')
  const styles = styleSources(join(ROOT, committed.hosting.public))
  if (styles.length === 0) throw new Failure('Build the client first: npm run build -w web')
  const further = { 'style-src': styles, 'frame-src': [`https://${config.data.authDomain}`] }
  const { predeploy: _predeploy, ...hosting } = committed.hosting
  const deployed = { ...committed, hosting: { ...hosting, headers: withSources(hosting.headers, further) } }
  writeFileSync(join(ROOT, FILE), `${JSON.stringify(deployed, null, 2)}\n`)
  console.log(`Deploy with: npx firebase deploy --config ${FILE}`)
  return 0
}

await runMain(main)
