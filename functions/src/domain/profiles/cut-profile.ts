import type { ProfileTexts } from '@postwright/core/model/profile'
import { PROFILE_BIO_MAX, PROFILE_NAME_MAX } from '@postwright/core/model/profile-limits'
import { toOneLine } from '@postwright/core/text/one-line'

/** Texts of a network, of any length, as far as a profile stores them. */
export function cutProfile({ name, bio }: ProfileTexts): ProfileTexts {
  return { name: toOneLine(name, PROFILE_NAME_MAX) ?? '', bio: bio.slice(0, PROFILE_BIO_MAX) }
}
