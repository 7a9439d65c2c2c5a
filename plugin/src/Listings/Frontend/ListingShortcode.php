<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\Request;
use CourantDesk\Listings\ListingsSettings;
use CourantDesk\SearchIndex\Domain\TextFieldSanitizer;

/** Renders the shortcode `[awsmjobs]`. */
final class ListingShortcode
{
    public const NAME = 'awsmjobs';

    public function __construct(
        private readonly ListingRenderer $renderer,
        private readonly ListingsSettings $settings,
        private readonly ArchivePages $archives,
        private readonly ListingAssets $assets,
    ) {
    }

    /** @param array<array-key, mixed>|string $attributes an empty string when there are none */
    public function render(array|string $attributes): string
    {
        $site = $this->settings->defaultOptions();
        $pairs = [
            'uid' => '',
            'filters' => '',
            'search' => '',
            'listings' => (string) $site->perPage,
            'loadmore' => 'yes',
            'pagination' => $site->pagination->value,
            'specs' => '',
            'placement' => '',
            'layout' => '',
            'columns' => '',
            'filter_types' => '',
            'group_by' => '',
        ];
        /**
         * Filters the attributes of the shortcode and their defaults.
         *
         * @since 0.1.0
         *
         * @param array<string, string> $pairs
         */
        $filtered = apply_filters('awsm_jobs_shortcode_defaults', $pairs);
        $given = shortcode_atts(
            is_array($filtered) ? $filtered : $pairs,
            is_array($attributes) ? $attributes : [],
            self::NAME,
        );
        $options = $this->settings->optionsParser()->parseShortcode($given);
        $this->assets->enqueueFor($options);
        $atts = [];
        foreach ($given as $name => $value) {
            $atts[(string) $name] = TextFieldSanitizer::sanitize($value);
        }

        return $this->renderer->renderBlock($this->archives->applyArchiveTerm($options), Request::fromGlobals(), $atts);
    }
}
