<?php

declare(strict_types=1);

namespace CourantTests\Unit\Theme;

use Courant\Content\BlockTextExtractor;
use PHPUnit\Framework\TestCase;

final class BlockTextExtractorTest extends TestCase
{
    public function testKeepsTextAndRemovesOtherBlocks(): void
    {
        $text = "<!-- wp:image {\"id\":3,\"caption\":\"a --> b\"} -->\n<figure><img src=\"/x.png\" alt=\"\"><figcaption>A caption</figcaption></figure>\n<!-- /wp:image -->\n"
            . "<!-- wp:group --><div><!-- wp:paragraph --><p>First words.</p><!-- /wp:paragraph --></div><!-- /wp:group -->"
            . "<!-- wp:latest-posts {\"postsToShow\":3} /--><!-- wp:code --><pre>rm -rf</pre><!-- /wp:code --><!-- wp:heading --><h2>Then more</h2><!-- /wp:heading -->";
        $plain = trim((string) preg_replace('/\s+/', ' ', strip_tags(BlockTextExtractor::extract($text))));

        self::assertSame('First words. Then more', $plain);
    }

    public function testKeepsTextWithoutBlocks(): void
    {
        self::assertSame('<p>Plain <!--more--> words</p>', BlockTextExtractor::extract(
            '<p>Plain <!--more--> words</p>'
        ));
    }
}
