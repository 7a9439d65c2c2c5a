<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Admin;

use CourantDesk\Advertising\Domain\Place;

/** What the screen of an ad shows. */
final class AdBoxView
{
    /**
     * @param array{kind: string, places: list<string>, size: string, weight: int, from: string, until: string, limit: int, categories: list<int>, not_on_jobs: bool, link: string, unit: string} $data
     * @param array<string, Place> $places
     */
    public function __construct(
        public readonly string $action,
        public readonly string $nonce,
        public readonly array $data,
        public readonly array $places,
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
            'house' => __('House ad: of this site, also for visitors who refuse', 'courant-desk'),
            'image' => __('Image with a link', 'courant-desk'),
        ];
        $scripts = [
            'adsense' => __('AdSense unit', 'courant-desk'),
            'gpt' => __('Google Publisher Tag unit', 'courant-desk'),
            'code' => __('Code', 'courant-desk'),
        ];

        return $this->canUseScripts ? $kinds + $scripts : $kinds;
    }

    /** @return list<string> sizes of all places */
    public function sizes(): array
    {
        $sizes = [];
        foreach ($this->places as $place) {
            foreach ($place->variants as $variant) {
                $sizes[] = "{$variant->width}x{$variant->height}";
            }
        }
        if ($this->data['size'] !== '') {
            $sizes[] = $this->data['size'];
        }

        return array_values(array_unique($sizes));
    }

    /** @return list<string> why the ad is not shown, or not as it could be */
    public function problems(): array
    {
        $isOwn = in_array($this->data['kind'], ['house', 'image'], true);

        return $this->isSaved ? array_values(array_filter([
            $this->data['places'] === [] ? __('It has no place, so it is shown nowhere.', 'courant-desk') : '',
            $this->data['kind'] === 'image' && !$this->hasImage ? __('It has no image, so it is not shown. Choose a featured image.', 'courant-desk') : '',
            $this->data['kind'] === 'house' && !$this->hasImage ? __('It has no image: its title is shown as a link.', 'courant-desk') : '',
            $isOwn && $this->data['link'] === '' ? __('It has no link.', 'courant-desk') : '',
            $this->data['kind'] === 'adsense' && $this->data['unit'] === '' ? __('An AdSense unit is a number, such as 1234567890.', 'courant-desk') : '',
            $this->data['kind'] === 'adsense' && !$this->hasAccount ? __('The AdSense account is missing in the settings.', 'courant-desk') : '',
            $this->data['kind'] === 'gpt' && $this->data['unit'] === '' ? __('A unit of Publisher Tag is a path, such as /1234/name.', 'courant-desk') : '',
            $this->data['kind'] === 'code' && $this->data['unit'] === '' ? __('The code is missing.', 'courant-desk') : '',
            $this->data['until'] !== '' && $this->data['until'] < $this->data['from'] ? __('It ends before it begins.', 'courant-desk') : '',
        ], static fn (string $problem): bool => $problem !== '')) : [];
    }
}
