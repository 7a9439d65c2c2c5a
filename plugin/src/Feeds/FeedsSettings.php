<?php

declare(strict_types=1);

namespace CourantDesk\Feeds;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\Field;
use CourantDesk\Kernel\Settings\Group;

/** What the owner gives to partners. */
final class FeedsSettings extends Group
{
    public function room(): string
    {
        return 'feeds';
    }

    public function title(): string
    {
        return __('Feeds for partners', 'courant-desk');
    }

    public function capability(): string
    {
        return Capabilities::OPENINGS;
    }

    public function fields(): array
    {
        $where = static fn (string $feed): string => sprintf(
            /* translators: %s: an address */
            __('At %s. Further pages by adding paged=2 and so on.', 'courant-desk'),
            add_query_arg('feed', $feed, home_url('/')),
        );

        return [
            new Field('xml', 'bool', true, __('XML feed for job aggregators', 'courant-desk'), $where(FeedsFeature::XML)),
            new Field('json', 'bool', true, __('JSON feed', 'courant-desk'), $where(FeedsFeature::JSON)),
            new Field('size', 'int', 500, __('Openings on a page of a feed', 'courant-desk'), __('1 to 1,000.', 'courant-desk'), [], 1, 1000),
        ];
    }

    public function offers(string $feed): bool
    {
        return $this->bool($feed === FeedsFeature::XML ? 'xml' : 'json');
    }

    public function size(): int
    {
        return $this->int('size');
    }
}
