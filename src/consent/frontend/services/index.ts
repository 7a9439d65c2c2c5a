import { googleAdsConversion } from './google-ads-conversion';
import { googleAnalytics } from './google-analytics';
import { googleTagManager } from './google-tag-manager';
import { hotjar } from './hotjar';
import { imageService } from './image-service';
import { microsoftClarity } from './microsoft-clarity';
import type { ServiceScript } from './service-script';

/** By the kind that the service declares in PHP. */
export const SERVICE_SCRIPTS: Partial< Record< string, ServiceScript > > = {
	gtm: googleTagManager,
	ga4: googleAnalytics,
	clarity: microsoftClarity,
	hotjar,
	conversion: googleAdsConversion,
	images: imageService,
};
