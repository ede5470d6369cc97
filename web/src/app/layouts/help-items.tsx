import { Kbd, Menu } from '@mantine/core'
import { IconKeyboard, IconMail, IconMessageCircleQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { SHEET_KEY } from '../palette/command-key.ts'

/** What helps, inside of a menu. */
export function HelpItems({ onShortcuts }: { onShortcuts: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <Menu.Item
        leftSection={<IconKeyboard size="1.125rem" stroke={1.7} aria-hidden="true" />}
        rightSection={<Kbd size="xs">{SHEET_KEY}</Kbd>}
        aria-keyshortcuts={SHEET_KEY}
        onClick={onShortcuts}
      >
        {t('help.shortcuts')}
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={routes.faq.href()}
        leftSection={<IconMessageCircleQuestion size="1.125rem" stroke={1.7} aria-hidden="true" />}
      >
        {t('help.questions')}
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={routes.contact.href()}
        leftSection={<IconMail size="1.125rem" stroke={1.7} aria-hidden="true" />}
      >
        {t('help.contact')}
      </Menu.Item>
    </>
  )
}
