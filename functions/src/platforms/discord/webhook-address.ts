const HOSTS = /^((canary|ptb)\.)?discord(app)?\.com$/
const PATH = /^\/api\/(v\d+\/)?webhooks\/(?<id>\d{15,22})\/(?<token>[\w-]{10,100})$/
const API = 'https://discord.com'

export type WebhookAddress = {
  id: string
  /** The webhook at the current version of the API. */
  url: string
  /** A thread of the channel that messages go to. */
  threadId: string | null
}

/** The parts of a webhook's address, or null when it is none. `baseUrl` replaces Discord on a developer's machine. */
export function readWebhookAddress(address: string, baseUrl: string | null): WebhookAddress | null {
  const url = URL.parse(address.trim())
  const { id, token } = PATH.exec(url?.pathname ?? '')?.groups ?? {}
  if (!url || id === undefined || token === undefined) return null
  if (baseUrl === null && (url.protocol !== 'https:' || !HOSTS.test(url.host))) return null
  return { id, url: `${baseUrl ?? API}/api/v10/webhooks/${id}/${token}`, threadId: url.searchParams.get('thread_id') }
}
