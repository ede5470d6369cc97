import type { Sealer } from '../../../functions/src/domain/ports/world.ts'

const SEAL = 'sealed for '

/** Binds a text to its context without cryptography. */
export const MEMORY_SEALER: Sealer = {
  seal: (plain, context) => `${SEAL}${context}\n${plain}`,
  open: (sealed, context) => {
    const head = `${SEAL}${context}\n`
    if (!sealed.startsWith(head)) throw new Error('sealed for another record')
    return sealed.slice(head.length)
  },
}
