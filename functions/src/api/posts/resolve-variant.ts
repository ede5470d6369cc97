import { resolveVariant as contract } from '@postwright/core/api/posts'
import { resolveVariant } from '../../domain/posts/resolve-variant.ts'
import { bind } from '../../http/bind.ts'

export const resolveVariantRoute = bind(
  contract,
  { limit: { perMinute: 60, by: 'account' } },
  ({ deps, caller, input }) => resolveVariant(deps, caller, input),
)
