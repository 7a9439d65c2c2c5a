<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\SiteTestCase;
use CourantTests\Support\Theme\RequestsThemePages;
use PHPUnit\Framework\Attributes\Group;

/** Tests the names of speakers in posts of the format chat. */
#[Group('each-version')]
final class ChatSpeakersTest extends SiteTestCase
{
    use RequestsThemePages;

    public function testNamesBeforeTheFirstColonOfALineAreBold(): void
    {
        $content = "Abbott: Strange as it may seem.\nCostello: Funny names?\n\nÉtienne & I: At 5:30, <em>then</em>: yes.";
        $chat = $this->article('Chat', ['content' => $content]);
        set_post_format($chat, 'chat');

        self::assertSame(
            ['Abbott:', 'Costello:', 'Étienne & I:'],
            $this->page(get_permalink($chat))->texts('div[@class="entry-content"]//b'),
        );
        $other = $this->article('Other', ['content' => $content]);
        self::assertSame(0, $this->page(get_permalink($other))->count('div[@class="entry-content"]//b'));
    }
}
