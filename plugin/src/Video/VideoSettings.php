<?php

declare(strict_types=1);

namespace CourantDesk\Video;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\Field;
use CourantDesk\Kernel\Settings\Group;

/** What the owner decides about videos of articles (Spec 2.3). */
final class VideoSettings extends Group
{
    public function room(): string
    {
        return 'video';
    }

    public function title(): string
    {
        return __('Videos', 'courant-desk');
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
            new Field('types', 'choices', ['post'], __('Texts that may have a video', 'courant-desk'), choices: $types),
            new Field('inherit', 'bool', true, __('Embedded YouTube videos use the privacy-enhanced player', 'courant-desk'), __('They play in place and wait for the consent chosen below. A player that does not come is replaced by a message and a link.', 'courant-desk')),
            new Field('once', 'bool', false, __('Open by itself only once a visit', 'courant-desk'), __('Each video, as long as the visitor’s tab is open. The play button stays.', 'courant-desk')),
            new Field('motion', 'choice', 'wait', __('For visitors who asked for less motion', 'courant-desk'), choices: [
                'wait' => __('Open, and wait for a press on play', 'courant-desk'),
                'closed' => __('Stay closed', 'courant-desk'),
                'play' => __('Open and play, as for all', 'courant-desk'),
            ]),
            new Field('category', 'choice', 'marketing', __('Consent that the player needs', 'courant-desk'), choices: [
                'marketing' => __('Marketing', 'courant-desk'),
                'statistics' => __('Statistics', 'courant-desk'),
                'preferences' => __('Preferences', 'courant-desk'),
            ], capability: Capabilities::PRIVACY),
        ];
    }

    /** @return list<string> */
    public function types(): array
    {
        return $this->choices('types');
    }

    /** Whether YouTube videos embedded in texts use the privacy-enhanced player. */
    public function inherits(): bool
    {
        return $this->bool('inherit');
    }

    public function opensOnce(): bool
    {
        return $this->bool('once');
    }

    /** @return string `wait`, `closed` or `play` */
    public function motion(): string
    {
        return $this->text('motion');
    }

    public function category(): string
    {
        return $this->text('category');
    }
}
