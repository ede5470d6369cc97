import type { Lifetime } from './lifetime.ts'
import { startMailCatcher } from './mail-catcher.ts'

export const MAIL_PORTS = { 'mail server': 2525, 'mail page': 2580 }

/**
 * Starts the mail catcher and sets the environment, so that functions started afterwards send their mails there. Returns the address of the page with
 * the mails. Without `ports` it uses two free ones.
 */
export async function bringUpMails(lifetime: Lifetime, ports?: typeof MAIL_PORTS): Promise<string> {
  const { smtpPort, url, stop } = await startMailCatcher(
    ports ? { smtpPort: ports['mail server'], webPort: ports['mail page'] } : {},
  )
  lifetime.onEnd(stop)
  // The emulators pass the environment of this process to the functions.
  Object.assign(process.env, {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtpPort),
    MAIL_FROM: 'Postwright <hello@postwright.localhost>',
  })
  return url
}
