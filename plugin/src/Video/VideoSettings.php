<?php

declare(strict_types=1);

namespace CourantDesk\Video;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\Kernel\Settings\SettingsField;

/** Defines the settings of videos. */
final class VideoSettings extends ModuleSettings
{
    public function groupId(): string
    {
        return 'video';
    }

    public function title(): string
    {
        return __('Videos', 'courant-desk');
    }

    public function category(): SettingsCategory
    {
        return SettingsCategory::Content;
    }

    public function capability(): string
    {
        return Capabilities::NEWSROOM;
    }

    public function fields(): array
    {
        $types = [];
        foreach (get_post_types(['public' => true], 'objects') as $type) {
            if ($type->name !== 'attachment') {
                $types[$type->name] = $type->label;
            }
        }

        return [
            new SettingsField('types', 'choices', [
                'post',
            ], __('Enable for post types', 'courant-desk'), choices: $types),
            new SettingsField(
                'inherit',
                'bool',
                true,
                __('Use the privacy-enhanced player for embedded YouTube videos', 'courant-desk'),
                __('Videos play in place after the consent selected below. If the player cannot be loaded, a message with a link is shown.', 'courant-desk'),
            ),
            new SettingsField(
                'once',
                'bool',
                false,
                __('Open automatically only once per visit', 'courant-desk'),
                __('Applies to each video until the visitor closes the tab. The play button is always available.', 'courant-desk'),
            ),
            new SettingsField('motion', 'choice', 'wait', __('With reduced motion', 'courant-desk'), choices: [
                'wait' => __('Open without playing', 'courant-desk'),
                'closed' => __('Do not open', 'courant-desk'),
                'play' => __('Open and play', 'courant-desk'),
            ]),
            new SettingsField(
                'category',
                'choice',
                'marketing',
                __('Consent category for the player', 'courant-desk'),
                choices: [
                    'marketing' => __('Marketing', 'courant-desk'),
                    'statistics' => __('Statistics', 'courant-desk'),
                    'preferences' => __('Preferences', 'courant-desk'),
                ],
                capability: Capabilities::PRIVACY,
            ),
        ];
    }

    /** @return list<string> */
    public function postTypes(): array
    {
        return $this->choices('types');
    }

    /** Returns whether YouTube videos in post content use the privacy-enhanced player. */
    public function isEnhancedPlayerEnabled(): bool
    {
        return $this->bool('inherit');
    }

    public function shouldOpenOnce(): bool
    {
        return $this->bool('once');
    }

    /** @return string `wait`, `closed` or `play` */
    public function reducedMotionMode(): string
    {
        return $this->text('motion');
    }

    public function consentCategory(): string
    {
        return $this->text('category');
    }
}
