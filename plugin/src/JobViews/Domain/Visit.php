<?php

declare(strict_types=1);

namespace CourantDesk\JobViews\Domain;

/** Who came, as far as the request tells, and whether that is a person who sees the page (Rulings 21). */
final class Visit
{
    /**
     * Programs that say what they are. Browsers driven by a program are none of them: they see the page as a person does.
     */
    private const BOTS = '/(?<!cu)bot\b|(?<!cu)bot[\/;_-]|crawl|spider|slurp|mediapartners|facebookexternalhit|embedly'
        . '|quora link preview|pinterest\/0\.|whatsapp\/|telegrambot|vkshare|skypeuripreview'
        . '|google-inspectiontool|google-read-aloud|apis-google|feedfetcher|bingpreview|yandex\.com\/bots'
        . '|baiduspider|ia_archiver|archive\.org|ahrefs|semrush|petalsearch|uptimerobot|pingdom'
        . '|statuscake|lighthouse|pagespeed|gtmetrix|headless[- ]?crawler|python-requests|python-urllib|aiohttp'
        . '|curl\/|wget\/|libwww-perl|okhttp\/|go-http-client|java\/\d|node-fetch|axios\/|scrapy|httpclient'
        . '|phantomjs|validator/i';

    public function __construct(
        private readonly string $userAgent,
        /** The headers Sec-Purpose, Purpose and X-Moz, joined. */
        private readonly string $purpose = '',
    ) {
    }

    public function counts(): bool
    {
        return $this->userAgent !== ''
            && preg_match(self::BOTS, $this->userAgent) !== 1
            && preg_match('/prefetch|prerender|preview/i', $this->purpose) !== 1;
    }
}
