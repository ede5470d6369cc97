import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OfferedAction } from '../config/action.ts'
import { KeyHint } from './key-hint.tsx'
import { ariaKeys } from './key-names.ts'

/** Renders actions as menu items, each with its keyboard shortcut. */
export function ActionItems({ actions }: { actions: readonly OfferedAction[] }) {
  return actions.map((action) => <ActionItem key={action.id} action={action} />)
}

function ActionItem({ action }: { action: OfferedAction }) {
  const { t } = useTranslation()
  const { Icon, keys, isDestructive, labelKey, labelValues } = action
  const look = {
    leftSection: <Icon size="1.125rem" stroke={1.7} aria-hidden="true" />,
    rightSection: keys && <KeyHint keys={keys} />,
    'aria-keyshortcuts': ariaKeys(keys),
    color: isDestructive ? 'red' : undefined,
    children: t(labelKey, labelValues ?? {}),
  }
  if ('to' in action) return <Menu.Item component={Link} to={action.to} {...look} />
  if ('href' in action) return <Menu.Item component="a" href={action.href} target="_blank" rel="noreferrer" {...look} />
  return <Menu.Item onClick={action.run} {...look} />
}
