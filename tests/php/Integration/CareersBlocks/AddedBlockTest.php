<?php

declare(strict_types=1);

namespace CourantTests\Integration\CareersBlocks;

use CourantTests\Support\ExamplePlugin\ActivatesExamplePlugin;
use CourantTests\Support\SiteTestCase;

/** Tests that a block of another plugin prints openings (docs/how-to/block.md). */
final class AddedBlockTest extends SiteTestCase
{
    use ActivatesExamplePlugin;

    public function testBlockPrintsTheNewestOpenings(): void
    {
        foreach (['Deckhand', 'Purser', 'Captain'] as $title) {
            $this->opening(['title' => $title]);
        }
        $this->activateExamplePluginOnServer();
        $post = $this->post(['type' => 'page', 'content' => '<!-- wp:example/ferry-jobs {"number":2} /-->']);
        $page = $this->http('GET', get_permalink($post))->body;

        self::assertStringContainsString('class="wp-block-example-ferry-jobs"', $page);
        $titles = array_filter(['Deckhand', 'Purser', 'Captain'], static fn (string $title): bool => str_contains(
            (string) strstr($page, 'wp-block-example-ferry-jobs'),
            $title,
        ));
        self::assertCount(2, $titles);
    }
}
