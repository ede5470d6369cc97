import { Button, Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import {
  allowAssistant,
  type AssistantRequest,
  assistantRequestSchema,
  readAssistantRequest,
  refuseAssistant,
} from '@postwright/core/api/assistants'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Member } from '@postwright/core/model/member'
import { hasRight } from '@postwright/core/rights/rights'
import { call } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useMemberships, useWorkspaceOf } from '@/session/use-memberships.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { CardPage } from '@/ui/card-page.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import page from '@/ui/card-page.module.css'
import { ScopeChoice } from './scope-choice.tsx'
import styles from './api-access.module.css'

/** `/authorize`: an assistant asks a user for access to one of their workspaces. */
export function Component() {
  const [params] = useSearchParams()
  const request = readAddress(params)
  return <CardPage>{request ? <Asked request={request} /> : <Invalid />}</CardPage>
}

/** Reads the OAuth parameters from the query string; null if they are not a valid request. */
function readAddress(params: URLSearchParams): AssistantRequest | null {
  const valueOf = (name: string) => params.get(name) ?? ''
  const parsed = assistantRequestSchema.safeParse({
    responseType: valueOf('response_type'),
    clientId: valueOf('client_id'),
    redirectUri: valueOf('redirect_uri'),
    codeChallenge: valueOf('code_challenge'),
    codeChallengeMethod: valueOf('code_challenge_method'),
    scope: valueOf('scope'),
    state: valueOf('state'),
    resource: valueOf('resource'),
  })
  return parsed.success ? parsed.data : null
}

function Invalid() {
  const { t } = useTranslation('api-access')
  return (
    <EmptyState
      level={1}
      drawing="broken"
      title={t('api-access:consent.invalid.title')}
      text={t('api-access:consent.invalid.text')}
    />
  )
}

function Asked({ request }: { request: AssistantRequest }) {
  const { t } = useTranslation('api-access')
  const { user } = useSignedIn()
  const memberships = useMemberships(user.id)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['assistant-request', request],
    queryFn: () => call(readAssistantRequest, request),
    retry: false,
  })
  if (isPending || memberships.status === 'loading') {
    return (
      <Card>
        <SkeletonList rows={4} label={t('api-access:consent.loading')} />
      </Card>
    )
  }
  if (error instanceof ApiError && error.code === 'assistant_request_invalid') return <Invalid />
  if (!data || memberships.status !== 'ready') {
    return <ErrorPanel level={1} title={t('api-access:consent.failed')} onRetry={() => void refetch()} />
  }
  const usable = memberships.data.filter(({ role }) => hasRight(role, 'read_internal'))
  if (usable.length === 0) {
    return <EmptyState level={1} title={t('api-access:consent.none.title')} text={t('api-access:consent.none.text')} />
  }
  return <Consent request={request} asked={data} memberships={usable} />
}

type ConsentProps = {
  request: AssistantRequest
  asked: OutputOf<typeof readAssistantRequest>
  memberships: readonly Member[]
}

function Consent({ request, asked, memberships }: ConsentProps) {
  const { t } = useTranslation('api-access')
  const { workspaceId: openId } = useSignedIn()
  const [chosenId, setChosenId] = useState(openId)
  const [scopes, setScopes] = useState(asked.scopes)
  const [actsAlone, setActsAlone] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { run, isRunning, failure } = useApiCall()
  const sensitive = useSensitive()
  const chosen = memberships.find(({ workspaceId }) => workspaceId === chosenId) ?? memberships[0]
  const mayAllow = chosen !== undefined && hasRight(chosen.role, 'manage_workspace')
  const { name, host } = asked

  const leave = (address: string) => {
    setLeaving(true)
    window.location.assign(address)
  }
  const allow = () =>
    run(async () => {
      if (!chosen) return
      const { workspaceId } = chosen
      const alone = actsAlone && mayAllow
      const input = { workspaceId, request, scopes, actsAlone: alone }
      const allowed = await sensitive.run(() => call(allowAssistant, input))
      if (allowed.done) leave(allowed.value.address)
    })
  const refuse = () => run(async () => leave((await call(refuseAssistant, request)).address))

  return (
    <Card>
      <div>
        <p className={page.kicker}>{t('api-access:consent.kicker')}</p>
        <h1 className={page.title}>{t('api-access:consent.title', { name })}</h1>
      </div>
      <p className={styles.lead}>{t('api-access:consent.lead', { host })}</p>
      <Radio.Group label={t('api-access:consent.workspace')} value={chosen?.workspaceId ?? null} onChange={setChosenId}>
        <div className={styles.scopes}>
          {memberships.map((membership) => (
            <WorkspaceRadio key={membership.workspaceId} membership={membership} />
          ))}
        </div>
      </Radio.Group>
      <ScopeChoice
        label={t('api-access:consent.scopes')}
        offered={asked.scopes}
        value={scopes}
        onChange={setScopes}
        error={scopes.length === 0 ? t('api-access:scope.missing') : undefined}
      />
      <SwitchRow
        label={t('api-access:alone.label')}
        description={t(mayAllow ? 'api-access:alone.text' : 'api-access:alone.managers')}
        checked={actsAlone && mayAllow}
        disabled={!mayAllow}
        onChange={setActsAlone}
      />
      <p className={styles.lead}>{t('api-access:consent.as')}</p>
      <FormError message={failure} />
      {isLeaving && <p role="status">{t('api-access:consent.leaving', { host })}</p>}
      <div className={styles.consentActions}>
        <Button loading={isRunning} disabled={scopes.length === 0 || isLeaving} onClick={() => void allow()}>
          {t('api-access:consent.allow')}
        </Button>
        <Button variant="default" disabled={isRunning || isLeaving} onClick={() => void refuse()}>
          {t('api-access:consent.refuse')}
        </Button>
      </div>
      {sensitive.dialog}
    </Card>
  )
}

function WorkspaceRadio({ membership }: { membership: Member }) {
  const workspace = useWorkspaceOf(membership)
  const name = workspace.status === 'ready' ? workspace.data.name : '…'
  return <Radio value={membership.workspaceId} label={name} />
}

function Card({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>
}
