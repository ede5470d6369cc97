import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'

/** Lazy: the checks need a text, so they load after the text can be written. */
export const LiveChecks = lazyWhenIdle(async () => (await import('./live-checks.tsx')).LiveChecks)
