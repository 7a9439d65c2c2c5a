<?php

declare(strict_types=1);

namespace CourantTests\Unit\News;

use CourantDesk\News\Domain\NewsQuery;
use CourantDesk\News\Domain\Profile;
use PHPUnit\Framework\TestCase;

final class NewsQueryTest extends TestCase
{
    public function testRubbishBecomesTheUsual(): void
    {
        $query = NewsQuery::fromArray([
            'title' => ['x'], 'level' => 'six', 'source' => 'everywhere', 'categories' => ['3', -1, 'x', 3], 'count' => 1e6,
            'offset' => -5, 'layout' => 'spiral', 'columns' => 0, 'showPicture' => 'no',
        ]);

        self::assertSame(['', 2, 'latest', [3], 24, 0, 'list', 1], [
            $query->title, $query->level, $query->source, $query->categories, $query->count, $query->offset, $query->layout, $query->columns,
        ]);
        self::assertFalse($query->shown->picture);
    }

    public function testProfilesAreNamedByTheirPlaceOrTheirEditor(): void
    {
        $profiles = Profile::listFrom("https://www.youtube.com/@desk\njavascript:alert(1)\nhttps://social.example/@desk Our server\nmailto:desk@courant.example\nhttps://notyoutube.com/a\n");

        self::assertSame(
            ['YouTube', 'Our server', 'desk@courant.example', 'notyoutube.com'],
            array_map(static fn (Profile $one): string => $one->name, $profiles)
        );
    }
}
