import { z } from 'zod'
import { EMULATORS } from './emulators.ts'
import { eventually } from './eventually.ts'

const mailsSchema = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))

/** Waits for a mail of the functions to an address. Returns the newest one. */
export function mailTo(address: string): Promise<z.output<typeof mailsSchema>[number]> {
  return eventually(async () => {
    const reply = await fetch(new URL('/mails.json', EMULATORS.mails))
    const found = mailsSchema.parse(await reply.json()).find(({ to }) => to === address)
    if (!found) throw new Error(`no mail to ${address}`)
    return found
  })
}
