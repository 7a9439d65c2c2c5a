<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\OptionsReader;
use CourantDesk\Listings\Domain\Text;
use CourantDesk\Listings\ListingsSettings;

/** `[awsmjobs]` (Jobs contract 2.3). */
final class Shortcode
{
    public const NAME = 'awsmjobs';

    public function __construct(
        private readonly ListingRenderer $renderer,
        private readonly ListingsSettings $settings,
        private readonly Specifications $specifications,
        private readonly Archives $archives,
        private readonly ListingPageAssets $assets,
    ) {
    }

    /** @param array<array-key, mixed>|string $attributes an empty string when there are none */
    public function render(array|string $attributes): string
    {
        $site = $this->settings->options();
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
        ];
        /**
         * The contract's filter: attributes of the shortcode and their defaults.
         *
         * @param array<string, string> $pairs
         */
        $filtered = apply_filters('awsm_jobs_shortcode_defaults', $pairs);
        $given = shortcode_atts(is_array($filtered) ? $filtered : $pairs, is_array($attributes) ? $attributes : [], self::NAME);
        $options = (new OptionsReader($site, $this->specifications))->shortcode($given);
        $this->assets->addFor($options->look);
        $atts = [];
        foreach ($given as $name => $value) {
            $atts[(string) $name] = Text::line($value);
        }

        return $this->renderer->block($this->archives->within($options), Request::current(), $atts);
    }
}
