import { useMediaQuery } from '../../../shared/admin/use-media-query';

/** Returns whether wp-admin uses its small layout; then one column shows the important data. */
export const useSmallScreen = (): boolean => useMediaQuery( '(max-width: 782px)' );
