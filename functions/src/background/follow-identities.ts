import '../options.ts'
import { IDENTITY_LOOKS, IDENTITY_LOOK_PAUSE } from '@postwright/core/limits'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { followIdentities as lookOnce } from '../domain/accounts/follow-identities.ts'
import { getDeps } from '../get-deps.ts'

/** Of this process's last look: without it a look asks the accounts as well. */
let disabled: Set<string> | null = null

/** Three times a minute: suspends and restores people whose identity was disabled or enabled. */
export const followIdentities = onSchedule(
  { schedule: 'every 1 minutes', timeoutSeconds: 120, maxInstances: 1, retryCount: 0 },
  async () => {
    const deps = getDeps()
    const looks = deps.config.isLocal ? 1 : IDENTITY_LOOKS
    for (let look = 0; look < looks; look += 1) {
      if (look > 0) await deps.clock.sleep(IDENTITY_LOOK_PAUSE)
      disabled = await lookOnce(deps, disabled)
    }
  },
)
