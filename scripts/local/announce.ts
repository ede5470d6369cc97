import { BRAND } from '@postwright/core/brand'
import { DEMO_ADMIN, DEMO_TEAM, DEMO_USER } from '../seed/demo-accounts.ts'
import type { BlueskyDemo } from './bluesky.ts'
import type { Networks } from './bring-up.ts'
import type { NetworksDemo } from './networks.ts'

/** Prints the product's address, the demo accounts, and first steps to try. */
export function announce(web: string, { bluesky, networks, mails }: Networks, begun: number): void {
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  const lines = [
    '',
    `${BRAND.name} is running: ${web}  (up in ${seconds} s)`,
    '',
    `  Sign in        ${DEMO_USER.email}  ${DEMO_USER.password}`,
    `  As admin       ${DEMO_ADMIN.email}  ${DEMO_ADMIN.password}`,
    ...DEMO_TEAM.map(({ memberRole, email, password }) => `  ${`As ${memberRole}`.padEnd(14)} ${email}  ${password}`),
    `  Mail           ${mails}  (everything the product sends)`,
    ...blueskyLines(bluesky),
    ...networkLines(networks),
    '',
    '  Try        write a post for the demo company and publish it now; its channels live at the sandbox,',
    '             and the link of a published post shows what arrived there',
    '             let the sandbox fail or fall silent, and see what the post says and offers',
    '             schedule a post a minute ahead and watch it go out',
    '',
    'Ctrl-C stops everything. The data stays in .data for the next start; "npm start -- --fresh" begins anew.',
    '',
  ]
  process.stdout.write(lines.join('\n'))
}

function blueskyLines(bluesky: BlueskyDemo | null): string[] {
  if (!bluesky) return []
  return [`  Bluesky    service ${bluesky.url}  handle ${bluesky.handle}  app password ${bluesky.appPassword}`]
}

/** Returns a line per network with its address; the page there shows the posts that the network received. */
function networkLines(networks: NetworksDemo): string[] {
  const lines = Object.entries(networks).map(
    ([platform, { url, connect }]) => `  ${platform.padEnd(10)} ${url}  ${connect ?? 'sign in there and allow it'}`,
  )
  return lines.length === 0 ? [] : ['', '  Networks on this machine (each address shows what arrived there):', ...lines]
}
