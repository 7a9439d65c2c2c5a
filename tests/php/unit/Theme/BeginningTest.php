<?php

declare(strict_types=1);

namespace CourantTests\Unit\Theme;

use Courant\Content\Beginning;
use PHPUnit\Framework\TestCase;

final class BeginningTest extends TestCase
{
    public function testTheWordsStayAndWhatStandsBesideThemGoes(): void
    {
        $text = "<!-- wp:image {\"id\":3,\"caption\":\"a --> b\"} -->\n<figure><img src=\"/x.png\" alt=\"\"><figcaption>A caption</figcaption></figure>\n<!-- /wp:image -->\n"
            . "<!-- wp:group --><div><!-- wp:paragraph --><p>First words.</p><!-- /wp:paragraph --></div><!-- /wp:group -->"
            . "<!-- wp:latest-posts {\"postsToShow\":3} /--><!-- wp:code --><pre>rm -rf</pre><!-- /wp:code --><!-- wp:heading --><h2>Then more</h2><!-- /wp:heading -->";
        $plain = trim((string) preg_replace('/\s+/', ' ', strip_tags(Beginning::of($text))));

        self::assertSame('First words. Then more', $plain);
    }

    public function testATextWithoutBlocksStaysAsItIs(): void
    {
        self::assertSame('<p>Plain <!--more--> words</p>', Beginning::of('<p>Plain <!--more--> words</p>'));
    }
}
