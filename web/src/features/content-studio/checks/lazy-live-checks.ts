import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'

/** Checks need existing text: they load once the post can be written. */
export const LiveChecks = lazyWhenIdle(async () => (await import('./live-checks.tsx')).LiveChecks)
