import { BRAND } from '../brand.ts'

const BRAND_NAME = BRAND.name.toLowerCase()

/** Names that resemble the product, a role or the system, or a path of the client. */
const RESERVED: ReadonlySet<string> = new Set(
  `
  integrations admin administrator administration root superuser sysadmin system operator owner manager editor contributor approver client viewer member members
  user users guest anonymous moderator mod staff team official verified everyone nobody
  support help helpdesk contact info service services billing payments sales press legal privacy security abuse compliance
  trust safety feedback news newsletter jobs careers hr ceo founder marketing
  postmaster hostmaster webmaster mailer mailerdaemon noreply donotreply notifications notification alerts
  api app apps www web mail email smtp imap ftp dns cdn static assets icons media files uploads locales manifest
  login logout signin signout signup register registration auth oauth sso account accounts password forgotpassword
  resetpassword reset recovery verify verification session sessions token tokens
  home features pricing changelog about faq blog docs documentation status health privacypolicy termsofservice terms policy
  developers authorize emailsettings
  dashboard workspace workspaces settings display data profile profiles contentstudio contentscheduler scripttovisuals carouseleditor
  optimizer fonts templatedesigner publiccontributions brandkit competitors profileoptimizer earn campaigns personas connectedplatforms sandbox invite invites review
  reviews approvals usermanagement fontmanagement inbox search explore new edit delete create null undefined true false me self you
  `
    .trim()
    .split(/\s+/),
)

/** Returns whether a username is reserved for new accounts, regardless of separators. Accounts that already have such a name keep it. */
export function isReservedUsername(username: string): boolean {
  const letters = username.toLowerCase().replace(/[^a-z0-9]/g, '')
  return letters.includes(BRAND_NAME) || RESERVED.has(letters)
}
