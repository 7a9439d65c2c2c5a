<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Frontend;

use CourantDesk\Advertising\AdvertisingSettings;
use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\InlineJson;

/** Registers the block `courant-desk/ad-place`. */
final class AdSlotBlock
{
    public function __construct(
        private readonly string $directory,
        private readonly Assets $assets,
        private readonly AdvertisingSettings $settings,
        private readonly AdSlotRenderer $renderer,
    ) {
    }

    public function register(): void
    {
        register_block_type($this->directory . '/ad-place', ['render_callback' => $this->render(...)]);
    }

    /** @param array<mixed> $attributes */
    public function render(array $attributes): string
    {
        $slot = is_string($attributes['place'] ?? null) ? $attributes['place'] : 'sidebar';
        $box = $this->renderer->renderSlot($slot);

        return $box === ''
            ? ''
            : '<div ' . get_block_wrapper_attributes(['class' => 'courant-ad-block']) . '>' . $box . '</div>';
    }

    public function enqueueEditorScript(): void
    {
        $handle = $this->assets->enqueueAdminScript('advertising');
        $slots = array_map(static fn ($slot): array => [
            'value' => $slot->id,
            'label' => $slot->name,
            'width' => $slot->sizes[0]->width,
            'height' => $slot->sizes[0]->height,
        ], array_values($this->settings->slots()));
        wp_add_inline_script($handle, 'window.courantAdSlots = ' . InlineJson::encode($slots) . ';', 'before');
    }
}
