import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonDetail } from '@postwright/core/api/people'
import { useSignedIn } from '@/session/use-session.ts'
import { Panel } from '@/ui/panel.tsx'
import { setAccess, setRole, usePersonChanged } from '../data/people.ts'
import { AskDialog, type Question } from './ask-dialog.tsx'
import classes from './people.module.css'

/** Edits whether a user can sign in and is an admin. Admins cannot change their own access. */
export function AccessPart({ user }: Pick<PersonDetail, 'user'>) {
  const { t } = useTranslation('user-management')
  const changed = usePersonChanged(user.id)
  const questions = useQuestions(user)
  const [question, setQuestion] = useState<Question | null>(null)
  const isSelf = useSignedIn().user.id === user.id
  const { fullName: name, status, disabledBy, role } = user
  const isAdmin = role === 'admin'
  const standing = status === 'active' ? 'active' : disabledBy === 'identity' ? 'disabledByIdentity' : 'disabledByAdmin'

  return (
    <Panel id="access" title={t('user-management:access.title')}>
      <Stack gap="md">
        <p className={classes.sentence}>{t(`user-management:access.${standing}`, { name })}</p>
        <p className={classes.sentence}>
          {t(isAdmin ? 'user-management:access.admin' : 'user-management:access.user', { name })}
        </p>
        {isSelf ? (
          <p className={classes.sentence}>{t('user-management:person.self')}</p>
        ) : (
          <Group gap="sm">
            <Button
              variant="default"
              onClick={() => setQuestion(status === 'active' ? questions.disable : questions.enable)}
            >
              {t(status === 'active' ? 'user-management:access.disable' : 'user-management:access.enable')}
            </Button>
            <Button variant="default" onClick={() => setQuestion(isAdmin ? questions.revoke : questions.grant)}>
              {t(isAdmin ? 'user-management:access.revoke' : 'user-management:access.grant')}
            </Button>
          </Group>
        )}
      </Stack>
      {question && <AskDialog question={question} onClose={() => setQuestion(null)} onDone={changed} />}
    </Panel>
  )
}

function useQuestions({ id: uid, fullName: name }: PersonDetail['user']) {
  const { t } = useTranslation('user-management')
  return {
    disable: {
      title: t('user-management:access.disableTitle', { name }),
      text: t('user-management:access.disableText'),
      confirm: t('user-management:access.disable'),
      done: t('user-management:access.disabled', { name }),
      isDangerous: true,
      takesReason: true,
      act: (reason: string) => setAccess({ uid, isDisabled: true, reason }),
    },
    enable: {
      title: t('user-management:access.enableTitle', { name }),
      text: t('user-management:access.enableText', { name }),
      confirm: t('user-management:access.enable'),
      done: t('user-management:access.enabled', { name }),
      takesReason: true,
      act: (reason: string) => setAccess({ uid, isDisabled: false, reason }),
    },
    grant: {
      title: t('user-management:access.grantTitle', { name }),
      text: t('user-management:access.grantText'),
      confirm: t('user-management:access.grant'),
      done: t('user-management:access.granted', { name }),
      act: () => setRole({ uid, role: 'admin' }),
    },
    revoke: {
      title: t('user-management:access.revokeTitle', { name }),
      text: t('user-management:access.revokeText', { name }),
      confirm: t('user-management:access.revoke'),
      done: t('user-management:access.revoked', { name }),
      isDangerous: true,
      act: () => setRole({ uid, role: 'user' }),
    },
  } satisfies Record<string, Question>
}
