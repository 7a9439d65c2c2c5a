<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Domain;

/** Represents a page view with the data of its request, and determines whether a person views the page. */
final class Visit
{
    /**
     * User agents of programs that identify themselves. Automated browsers are not included, because they render the
     * page like other browsers.
     */
    private const BOT_PATTERN = '/(?<!cu)bot\b|(?<!cu)bot[\/;_-]|crawl|spider|slurp|mediapartners|facebookexternalhit|embedly'
        . '|quora link preview|pinterest\/0\.|whatsapp\/|telegrambot|vkshare|skypeuripreview'
        . '|google-inspectiontool|google-read-aloud|apis-google|feedfetcher|bingpreview|yandex\.com\/bots'
        . '|baiduspider|ia_archiver|archive\.org|ahrefs|semrush|petalsearch|uptimerobot|pingdom'
        . '|statuscake|lighthouse|pagespeed|gtmetrix|headless[- ]?crawler|python-requests|python-urllib|aiohttp'
        . '|curl\/|wget\/|libwww-perl|okhttp\/|go-http-client|java\/\d|node-fetch|axios\/|scrapy|httpclient'
        . '|phantomjs|validator/i';

    public function __construct(
        private readonly string $userAgent,
        /** Joined values of the headers Sec-Purpose, Purpose and X-Moz. */
        private readonly string $purpose = '',
    ) {
    }

    public function isCounted(): bool
    {
        return $this->userAgent !== ''
            && preg_match(self::BOT_PATTERN, $this->userAgent) !== 1
            && preg_match('/prefetch|prerender|preview/i', $this->purpose) !== 1;
    }
}
