/** Workspaces that one person owns, archived ones included. */
export const OWNED_WORKSPACES_MAX = 10
export const MEMBERS_MAX = 100
/** Channels that one member may be limited to. */
export const MEMBER_CHANNELS_MAX = 100
