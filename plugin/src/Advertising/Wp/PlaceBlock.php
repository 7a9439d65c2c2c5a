<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Wp;

use CourantDesk\Advertising\AdvertisingSettings;
use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\InlineJson;

/** The block `courant-desk/ad-place`. */
final class PlaceBlock
{
    public function __construct(
        private readonly string $directory,
        private readonly Assets $assets,
        private readonly AdvertisingSettings $settings,
        private readonly Places $places,
    ) {
    }

    public function boot(): void
    {
        add_action('init', [$this, 'register']);
        add_action('enqueue_block_editor_assets', [$this, 'enqueue']);
    }

    public function register(): void
    {
        register_block_type($this->directory . '/ad-place', ['render_callback' => $this->render(...)]);
    }

    /** @param array<mixed> $attributes */
    public function render(array $attributes): string
    {
        $place = is_string($attributes['place'] ?? null) ? $attributes['place'] : 'sidebar';
        $box = $this->places->box($place);

        return $box === '' ? '' : '<div ' . get_block_wrapper_attributes(['class' => 'courant-ad-block']) . '>' . $box . '</div>';
    }

    public function enqueue(): void
    {
        $handle = $this->assets->adminScript('advertising');
        $places = array_map(static fn ($place): array => [
            'value' => $place->id,
            'label' => $place->name,
            'width' => $place->variants[0]->width,
            'height' => $place->variants[0]->height,
        ], array_values($this->settings->places()));
        wp_add_inline_script($handle, 'window.courantPlaces = ' . InlineJson::encode($places) . ';', 'before');
    }
}
