/** The sections of the rules reference, in the order of the rulebooks. Their words are in rules-*.ftl. */
export const RULES: Record<string, string[]> = {
  yunnan: [
    'overview', 'setup', 'round', 'map', 'order', 'bidding', 'market', 'bank', 'temple', 'progress', 'yard', 'building', 'bridges', 'travel', 'displace', 'routes',
    'inspector', 'gifts', 'income', 'convert', 'ending', 'scoring', 'editions', 'expert', 'debt', 'two', 'details', 'reconstructed',
  ],
  silk_road: ['overview', 'setup', 'round', 'leader', 'caravan', 'market', 'buying', 'selling', 'barter', 'swap', 'thief', 'vizier', 'crook', 'barterer', 'three', 'ending', 'reverse', 'details', 'reconstructed'],
}
