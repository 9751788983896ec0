/** The sections of the rules reference, in the order of the rulebooks. Their words are in rules-*.ftl. */
export const RULES: Record<string, string[]> = {
  yunnan: [
    'overview', 'map', 'order', 'bidding', 'market', 'bank', 'temple', 'progress', 'yard', 'building', 'bridges', 'travel', 'displace', 'routes',
    'inspector', 'gifts', 'income', 'convert', 'ending', 'scoring', 'editions', 'expert', 'debt', 'two', 'reconstructed',
  ],
  silk_road: ['overview', 'leader', 'caravan', 'market', 'buying', 'selling', 'barter', 'swap', 'thief', 'vizier', 'crook', 'barterer', 'three', 'ending', 'reverse', 'reconstructed'],
}
