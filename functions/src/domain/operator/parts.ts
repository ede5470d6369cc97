import type { Deps } from '../ports/deps.ts'

/** What `read` gives, or null when it fails: the other parts of a screen do not fail with it. */
export async function orNull<T>(
  { logger }: Pick<Deps, 'logger'>,
  part: string,
  read: () => Promise<T>,
): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    logger.error('a part of the admin home could not be read', { part, error: String(error) })
    return null
  }
}
