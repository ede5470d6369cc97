/** Where Slack's incoming webhooks live. */
const HOSTS = new Set(['hooks.slack.com', 'hooks.slack-gov.com'])
const PATH = /^\/services\/(?<team>T[A-Z0-9]{5,20})\/(?<service>B[A-Z0-9]{5,20})\/(?<token>[\w-]{8,60})$/

export type WebhookAddress = { team: string; service: string; url: string }

/** The parts of an incoming webhook's address, or null when it is none. `baseUrl` replaces Slack on a developer's machine. */
export function readWebhookAddress(address: string, baseUrl: string | null): WebhookAddress | null {
  const url = URL.parse(address.trim())
  const { team, service } = PATH.exec(url?.pathname ?? '')?.groups ?? {}
  if (!url || team === undefined || service === undefined) return null
  if (baseUrl !== null) return { team, service, url: `${baseUrl}${url.pathname}` }
  if (url.protocol !== 'https:' || !HOSTS.has(url.host)) return null
  return { team, service, url: `${url.origin}${url.pathname}` }
}
