<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Admin;

use CourantDesk\Advertising\Domain\AdSlot;

/** View model of the ad meta box. */
final class AdMetaBoxView
{
    /**
     * @param array{kind: string, places: list<string>, size: string, weight: int, from: string, until: string,
     *     limit: int, categories: list<int>, not_on_jobs: bool, link: string, unit: string} $data
     * @param array<string, AdSlot> $slots
     */
    public function __construct(
        public readonly string $action,
        public readonly string $nonce,
        public readonly array $data,
        public readonly array $slots,
        private readonly bool $isSaved,
        private readonly bool $hasImage,
        private readonly bool $hasAccount,
        public readonly bool $canUseScripts,
    ) {
    }

    /** @return array<string, string> */
    public function kinds(): array
    {
        $kinds = [
            'house' => __('House ad (also shown without consent)', 'courant-desk'),
            'image' => __('Image with a link', 'courant-desk'),
        ];
        $scripts = [
            'adsense' => __('AdSense ad unit', 'courant-desk'),
            'gpt' => __('Google Publisher Tag ad unit', 'courant-desk'),
            'code' => __('Code', 'courant-desk'),
        ];

        return $this->canUseScripts ? $kinds + $scripts : $kinds;
    }

    /** @return list<string> sizes of all slots */
    public function sizes(): array
    {
        $sizes = [];
        foreach ($this->slots as $slot) {
            foreach ($slot->sizes as $variant) {
                $sizes[] = "{$variant->width}x{$variant->height}";
            }
        }
        if ($this->data['size'] !== '') {
            $sizes[] = $this->data['size'];
        }

        return array_values(array_unique($sizes));
    }

    /** @return list<string> reasons why the ad is not shown, or not as intended */
    public function warnings(): array
    {
        $isOwn = in_array($this->data['kind'], ['house', 'image'], true);

        return $this->isSaved ? array_values(array_filter([
            $this->data['places'] === [] ? __('The ad is not shown because it has no slot.', 'courant-desk') : '',
            $this->data['kind'] === 'image' && !$this->hasImage
                ? __('The ad is not shown because it has no image. Set a featured image.', 'courant-desk')
                : '',
            $this->data['kind'] === 'house' && !$this->hasImage
                ? __('The ad has no image. Its title is shown as a link.', 'courant-desk')
                : '',
            $isOwn && $this->data['link'] === '' ? __('The ad has no link.', 'courant-desk') : '',
            $this->data['kind'] === 'adsense' && $this->data['unit'] === ''
                ? __('Enter the AdSense ad unit as a number, such as 1234567890.', 'courant-desk')
                : '',
            $this->data['kind'] === 'adsense' && !$this->hasAccount
                ? __('Enter the AdSense account in the settings.', 'courant-desk')
                : '',
            $this->data['kind'] === 'gpt' && $this->data['unit'] === ''
                ? __('Enter the Google Publisher Tag ad unit as a path, such as /1234/name.', 'courant-desk')
                : '',
            $this->data['kind'] === 'code' && $this->data['unit'] === '' ? __('Enter the code.', 'courant-desk') : '',
            $this->data['until'] !== '' && $this->data['until'] < $this->data['from']
                ? __('The end date is before the start date.', 'courant-desk')
                : '',
        ], static fn (string $problem): bool => $problem !== '')) : [];
    }
}
