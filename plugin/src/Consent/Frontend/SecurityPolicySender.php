<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- the name that page cache plugins read.

namespace CourantDesk\Consent\Frontend;

use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\Domain\ContentSecurityPolicy;
use CourantDesk\Consent\Domain\EchoedInput;
use CourantDesk\Kernel\Request;

/**
 * Adds the Content-Security-Policy to a finished page. It is part of the page, so that a cache cannot separate them.
 *
 * @see docs/features/consent.md#content-security-policy
 */
final class SecurityPolicySender
{
    /** Parameters with which page builders and WordPress load a page into an editor. */
    private const EDITOR_PARAMETERS = [
        'elementor-preview', 'fl_builder', 'et_fb', 'vc_editable', 'ct_builder', 'bricks', 'brizy-edit',
        'breakdance_iframe',
        'legacy-widget-preview', 'wp_site_preview',
    ];

    /** Servers limit all headers together to 4 or 8 KB by default. */
    private const MAX_HEADER_BYTES = 3000;

    private const CHUNK_BYTES = 65536;

    public function __construct(private readonly ConsentSettings $settings, private readonly ServiceRegistry $registry)
    {
    }

    /**
     * Starts the output buffer that collects the page. Other output buffers that change the page start later, inside of
     * this one.
     */
    public function startBuffer(): void
    {
        if ($this->settings->isPolicyOff() || !$this->isPublicPage()) {
            return;
        }
        if ($this->settings->isPolicyEnforced() && !is_embed() && !headers_sent()) {
            $this->sendFrameAncestors();
        }
        $policy = $this->policy();
        $input = EchoedInput::fromValues(self::requestValues());
        $page = '';
        // The buffer cannot be flushed, because the policy must be in the head and contain the hashes of all scripts.
        // The callback receives chunks, so that a download is not kept in memory.
        ob_start(function (string $chunk, int $phase) use (&$page, $policy, $input): string {
            $page = ($phase & PHP_OUTPUT_HANDLER_CLEAN) === 0 ? $page . $chunk : '';
            $isFinal = ($phase & PHP_OUTPUT_HANDLER_FINAL) !== 0;
            if (!$isFinal && self::isHtml()) {
                return '';
            }
            [$output, $page] = [$page, ''];

            return $isFinal ? $this->addPolicy($output, $policy, $input) : $output;
        }, self::CHUNK_BYTES, PHP_OUTPUT_HANDLER_CLEANABLE | PHP_OUTPUT_HANDLER_REMOVABLE);
    }

    /** Returns the policy for all pages, without the sources of a single page. */
    public function policy(): ContentSecurityPolicy
    {
        $home = PageSourceScanner::origin(home_url());
        $assets = array_map(PageSourceScanner::origin(...), [
            includes_url(), content_url(), plugins_url(), wp_get_upload_dir()['baseurl'],
        ]);
        $own = array_values(array_diff(array_unique($assets), [$home, '']));
        /**
         * Filters sources that the Content-Security-Policy allows on every page in addition to those of the services.
         *
         * @since 0.1.0
         *
         * @param array<string, list<string>> $sources by directive, such as `['frame-src' => ['https://maps.example']]`
         */
        $added = apply_filters(
            'courant_desk_csp_sources',
            array_fill_keys(['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'], $own),
        );

        return ContentSecurityPolicy::forServices($this->registry->all())->withSources(self::filterSources($added));
    }

    private function addPolicy(string $page, ContentSecurityPolicy $policy, EchoedInput $input): string
    {
        $sources = self::isHtml() ? PageSourceScanner::scan($page, $input) : null;
        if ($sources === null || $sources->insertAt < 0) {
            return $page;
        }
        if ($sources->isEchoing && !headers_sent()) {
            // The policy of this page lacks a hash. A cache that ignores the parameter would send it to other visitors.
            nocache_headers();
            defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
        }
        $policy = $policy->withSources($sources->allowed())->withInlineScripts($sources->hashes);
        if (!$this->settings->isPolicyEnforced()) {
            self::sendReportOnly($policy);

            return $page;
        }
        $meta = '<meta http-equiv="Content-Security-Policy" content="' . esc_attr($policy->toString()) . '">';

        return substr_replace($page, $meta, $sources->insertAt, 0);
    }

    private static function sendReportOnly(ContentSecurityPolicy $policy): void
    {
        if (!headers_sent()) {
            $policy = strlen($policy->toString()) > self::MAX_HEADER_BYTES ? $policy->withAnyInlineScript() : $policy;
            header('Content-Security-Policy-Report-Only: ' . $policy->toString());
        }
    }

    private function sendFrameAncestors(): void
    {
        /**
         * Filters which pages may show this site in a frame while the Content-Security-Policy is enforced.
         *
         * @since 0.1.0
         *
         * @param list<string> $sources
         */
        $sources = apply_filters('courant_desk_frame_ancestors', ["'self'"]);
        $sources = self::filterSources(['frame-ancestors' => $sources])['frame-ancestors'] ?? [];
        if ($sources !== []) {
            // Sent in addition to a policy of the web server, not instead of it.
            header('Content-Security-Policy: frame-ancestors ' . implode(' ', $sources), false);
        }
    }

    private function isPublicPage(): bool
    {
        $request = Request::fromGlobals();
        $isEditor = is_customize_preview()
            || (is_user_logged_in() && array_filter(self::EDITOR_PARAMETERS, $request->has(...)) !== []);
        $isPage = !$isEditor
            && !is_admin()
            && !is_feed()
            && !is_robots()
            && !is_favicon()
            && !is_trackback()
            && !wp_is_json_request();
        /**
         * Filters whether this page gets the configured Content-Security-Policy.
         *
         * @since 0.1.0
         *
         * @param bool $isPage false for feeds, previews of the customizer and pages in an editor
         */
        return apply_filters('courant_desk_csp_page', $isPage) === true;
    }

    private static function isHtml(): bool
    {
        foreach (headers_list() as $header) {
            if (stripos($header, 'content-type:') === 0) {
                return stripos($header, 'text/html') !== false || stripos($header, 'application/xhtml') !== false;
            }
        }

        return true;
    }

    /** @return list<string> */
    private static function requestValues(): array
    {
        $request = Request::fromGlobals();
        $values = [rawurldecode($request->header('REQUEST_URI')), urldecode($request->header('REQUEST_URI'))];
        $given = [$request->query(), $request->body()];
        array_walk_recursive($given, static function (mixed $value) use (&$values): void {
            $values[] = is_string($value) ? $value : '';
        });

        return $values;
    }

    /** @return array<string, list<string>> */
    private static function filterSources(mixed $given): array
    {
        $sources = [];
        foreach (is_array($given) ? $given : [] as $directive => $values) {
            if (is_string($directive) && preg_match('/^[a-z-]+$/D', $directive) === 1) {
                $sources[$directive] = array_values(array_filter(
                    is_array($values) ? $values : [],
                    static fn (mixed $value): bool => is_string($value) && preg_match('/^[^\s;,"<>]+$/D', $value) === 1,
                ));
            }
        }

        return $sources;
    }
}
