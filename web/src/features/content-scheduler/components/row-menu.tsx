import type { Variant } from '@postwright/core/model/variant'
import { platformName } from '@/platforms/platform-name.ts'
import { useResolveVariant } from '@/posts/publications/use-resolve-variant.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { PUBLICATION_ACTIONS } from '../publication-actions.ts'
import type { RowCommands } from './use-row-commands.ts'

type Props = { variant: Variant; label: string; commands: RowCommands }

/** Everything that can be done with a row. */
export function RowMenu({ variant, label, commands }: Props) {
  const offer = useOfferActions()
  const { settle } = useResolveVariant(variant)
  const actions = offer(PUBLICATION_ACTIONS, {
    variant,
    platform: platformName(variant.platform),
    onPublishNow: () => void commands.publishNow(variant),
    onCancel: () => void commands.takeOff(variant),
    onResolve: (resolution) => void settle(resolution),
  })
  return <ActionMenu label={label} actions={actions} />
}
