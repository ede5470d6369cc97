import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowUpRight, IconDots, IconExternalLink, IconSend, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Variant } from '@postwright/core/model/variant'
import { routes } from '@/config/routes.ts'
import { isWebAddress } from '@/publishing/is-web-address.ts'
import { PLATFORM_NAMES } from '@/publishing/platform-names.ts'
import { rowDeeds } from '../row-deeds.ts'
import type { RowCommands } from './use-row-commands.ts'

type Props = { variant: Variant; label: string; commands: RowCommands }

/** Everything that can be done with a row. */
export function RowMenu({ variant, label, commands }: Props) {
  const { t } = useTranslation('scheduler')
  const deeds = rowDeeds(variant.state)
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label}>
          <IconDots size="1.125rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={routes.contentStudioPost.href(variant.postId)}
          leftSection={<IconArrowUpRight size="1rem" aria-hidden />}
        >
          {t('scheduler:row.open')}
        </Menu.Item>
        {isWebAddress(variant.url) && (
          <Menu.Item
            component="a"
            href={variant.url}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size="1rem" aria-hidden />}
          >
            {t('scheduler:row.view', { platform: t(PLATFORM_NAMES[variant.platform]) })}
          </Menu.Item>
        )}
        {deeds.includes('publish_now') && (
          <Menu.Item
            leftSection={<IconSend size="1rem" aria-hidden />}
            onClick={() => void commands.publishNow(variant)}
          >
            {t('scheduler:action.publishNow')}
          </Menu.Item>
        )}
        {deeds.includes('cancel') && (
          <Menu.Item
            color="red"
            leftSection={<IconX size="1rem" aria-hidden />}
            onClick={() => void commands.takeOff(variant)}
          >
            {t('scheduler:action.cancel')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
