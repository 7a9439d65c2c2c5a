<?php

declare(strict_types=1);

namespace CourantTests\Unit\MagazineBlocks;

use CourantDesk\MagazineBlocks\Domain\ArticleQuery;
use CourantDesk\MagazineBlocks\Domain\SocialProfile;
use PHPUnit\Framework\TestCase;

final class ArticleQueryTest extends TestCase
{
    public function testInvalidAttributesBecomeDefaults(): void
    {
        $query = ArticleQuery::fromArray([
            'title' => ['x'], 'level' => 'six', 'source' => 'everywhere', 'categories' => ['3', -1, 'x', 3],
            'count' => 1e6,
            'offset' => -5, 'layout' => 'spiral', 'columns' => 0, 'showPicture' => 'no',
        ]);

        self::assertSame(['', 2, 'latest', [3], 24, 0, 'list', 1], [
            $query->title, $query->level, $query->source, $query->categories, $query->count, $query->offset,
            $query->layout, $query->columns,
        ]);
        self::assertFalse($query->visibleFields->hasImage);
    }

    public function testProfilesAreNamedByServiceOrByEditor(): void
    {
        $profiles = SocialProfile::parseList("https://www.youtube.com/@desk\njavascript:alert(1)\nhttps://social.example/@desk Our server\nmailto:desk@courant.example\nhttps://notyoutube.com/a\n");

        self::assertSame(
            ['YouTube', 'Our server', 'desk@courant.example', 'notyoutube.com'],
            array_map(static fn (SocialProfile $profile): string => $profile->name, $profiles)
        );
    }
}
