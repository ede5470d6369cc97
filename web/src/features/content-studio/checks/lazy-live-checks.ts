import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'

/** Rules judge what is there already: they come once the post can be written. */
export const LiveChecks = lazyWhenIdle(async () => (await import('./live-checks.tsx')).LiveChecks)
