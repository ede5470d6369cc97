import networks from '../../../web/public/locales/en/networks-server.json' with { type: 'json' }

/** Messages about networks and their channels, by the folder of the network; `shared` holds those of several networks. */
export const NETWORK_WORDS = networks
