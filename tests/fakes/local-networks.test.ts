import { spawn } from 'node:child_process'
import { PLATFORMS } from '@postwright/core/platforms/platform'
import { join } from 'node:path'
import { once } from 'node:events'
import { expect, it } from 'vitest'

it('are all brought up by one command, each with a page that shows what it received', async () => {
  const server = join(import.meta.dirname, 'serve.ts')
  const child = spawn(process.execPath, [server, '--port', '4760', '--redirect-uri', 'http://127.0.0.1/back'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  try {
    const [line] = await once(child.stdout, 'data')
    const { networks, apps } = JSON.parse(String(line).replace('ready ', ''))
    // These three have no fake: Bluesky is a real server, the sandbox and the feeds are the product's own.
    expect(Object.keys(networks).sort()).toEqual(
      PLATFORMS.filter((platform) => !['bluesky', 'sandbox', 'rss'].includes(platform)).sort(),
    )
    expect(Object.keys(apps)).toContain('x')
    for (const { url } of Object.values<{ url: string }>(networks)) {
      expect(await (await fetch(url)).text()).toContain('what it received')
    }
  } finally {
    child.stdin.end()
    await once(child, 'exit')
  }
})
