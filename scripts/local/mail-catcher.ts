import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

const MAILS_MAX = 200

export type CaughtMail = {
  id: string
  from: string
  to: string
  subject: string
  text: string
  html: string
  date: string
  /** Address of the `List-Unsubscribe` header; empty if there is none. */
  unsubscribe: string
  unsubscribePost: string
}

export type MailCatcher = {
  smtpPort: number
  /** Page that lists the mails; `/mails.json` returns them as JSON. */
  url: string
  /** Caught mails, newest first. */
  mails: () => readonly CaughtMail[]
  stop: () => Promise<void>
}

/** Starts a local mail server that keeps received mails instead of forwarding them, and a page that shows them. */
export async function startMailCatcher({ smtpPort = 0, webPort = 0 } = {}): Promise<MailCatcher> {
  const caught: CaughtMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
        void readMail(Buffer.concat(parts), to).then((mail) => {
          caught.unshift(mail)
          caught.splice(MAILS_MAX)
          done()
        }, done)
      })
    },
  })
  const web = createServer((request, response) => {
    const isData = request.url === '/mails.json'
    response.setHeader('content-type', isData ? 'application/json' : 'text/html; charset=utf-8')
    response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    response.end(isData ? JSON.stringify(caught) : renderPage(caught))
  })
  const [smtp, page] = await Promise.all([listen(server.server, smtpPort), listen(web, webPort)])
  return {
    smtpPort: smtp,
    url: `http://127.0.0.1:${page}`,
    mails: () => caught,
    stop: async () => {
      await new Promise<void>((settle) => server.close(() => settle()))
      web.closeAllConnections()
      await new Promise((settle) => web.close(settle))
    },
  }
}

type Listener = {
  once: (event: 'error', refuse: (error: Error) => void) => unknown
  listen: (port: number, host: string, settle: () => void) => unknown
  address: () => string | AddressInfo | null
}

function listen(server: Listener, port: number): Promise<number> {
  return new Promise((settle, refuse) => {
    server.once('error', refuse)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      settle(address !== null && typeof address !== 'string' ? address.port : port)
    })
  })
}

async function readMail(bytes: Buffer, to: string): Promise<CaughtMail> {
  const mail = await PostalMime.parse(bytes)
  const { messageId = '', from, subject = '', text = '', html = '', date = '', headers } = mail
  const head = (name: string) => headers.find(({ key }) => key === name)?.value ?? ''
  const [unsubscribe, unsubscribePost] = [head('list-unsubscribe'), head('list-unsubscribe-post')]
  return { id: messageId, from: from?.address ?? '', to, subject, text, html, date, unsubscribe, unsubscribePost }
}

/** Renders the mails as escaped text, because their content can come from strangers. */
function renderPage(mails: readonly CaughtMail[]): string {
  const list = mails.map(({ to, subject, text, date }) => {
    const words = text
      .split('\n')
      .map((line) => (isLink(line) ? `<a href="${escape(line)}">${escape(line)}</a>` : escape(line)))
    return `<article><h2>${escape(subject)}</h2><p>To ${escape(to)} · ${escape(date)}</p><pre>${words.join('\n')}</pre></article>`
  })
  const style =
    'body{font:16px/1.5 system-ui;margin:2rem auto;max-width:44rem;padding:0 1rem;color-scheme:light dark}article{border-top:1px solid #8888;padding:1rem 0}h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}'
  const body =
    list.length > 0 ? list.join('') : '<p>No mail yet. What the product sends is shown here; reload to see more.</p>'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail on this machine</title><style>${style}</style><h1>Mail on this machine</h1>${body}</html>`
}

function isLink(line: string): boolean {
  return line.startsWith('http://127.0.0.1') || line.startsWith('https://')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
