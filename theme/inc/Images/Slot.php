<?php

declare(strict_types=1);

namespace Courant\Images;

use Courant\Openings;
use Courant\View\Layout;

/**
 * A place where a picture stands: which size is its base, how wide it is drawn, when it is fetched.
 */
enum Slot: string
{
    case Lead = 'lead';
    case Article = 'article';
    case Card = 'card';
    case Pick = 'pick';
    case Feature = 'feature';
    case Listed = 'listed';
    case Thumb = 'thumb';

    /** So many pictures of a list stand in the first window, at most. */
    public const IN_SIGHT = 3;

    /** The drawn width of what fills the page's frame, below 992 px (assets/css/tokens.css, `--courant-gutter`). */
    private const WHOLE = 'calc(95vw - 1rem)';

    /**
     * The registered image size; all are 16:9, so that one srcset holds them all.
     */
    public function size(): string
    {
        return match ($this) {
            self::Lead, self::Article => 'courant-lead',
            self::Feature, self::Listed, self::Card, self::Pick => 'courant-card',
            self::Thumb => 'courant-thumb',
        };
    }

    /**
     * How an article in this place is drawn (assets/css/parts/stories.css, `.story--*`).
     */
    public function look(): string
    {
        return match ($this) {
            self::Pick => self::Card->value,
            self::Listed => self::Feature->value,
            default => $this->value,
        };
    }

    /**
     * The `sizes` attribute: the drawn width at each breakpoint. A browser test compares them with what is drawn.
     */
    public function sizes(): string
    {
        return match ($this) {
            self::Lead => '(min-width: 1296px) 714px, (min-width: 992px) 56vw, ' . self::WHOLE,
            self::Article => self::ofColumn(),
            self::Feature => '(min-width: 1296px) 425px, (min-width: 992px) calc(47vw - 11rem), (min-width: 768px) 47vw, ' . self::WHOLE,
            // Not 330, for which a browser would take twice the cut of 320.
            self::Listed => '(min-width: 1232px) 320px, (min-width: 992px) calc(36vw - 8rem), (min-width: 600px) 36vw, ' . self::WHOLE,
            self::Card => '(min-width: 1200px) 280px, (min-width: 992px) 30vw, (min-width: 600px) 46vw, ' . self::WHOLE,
            self::Pick => '(min-width: 1296px) 212px, (min-width: 992px) 17vw, 45vw',
            self::Thumb => '(min-width: 480px) 144px, 112px',
        };
    }

    /**
     * The column of a text, by the layout of the page.
     */
    public static function ofColumn(): string
    {
        return match (true) {
            Layout::hasSidebar() => '(min-width: 1296px) 848px, (min-width: 992px) calc(91vw - 20rem), ' . self::WHOLE,
            Layout::of() === 'full' => '(min-width: 1296px) 1216px, ' . self::WHOLE,
            default => '(min-width: 1104px) 1024px, ' . self::WHOLE,
        };
    }

    /**
     * The measure of a text, of which pictures are that no editor made wider.
     */
    public static function ofText(): string
    {
        $beside = Layout::hasSidebar() ? '(min-width: 1126px) 704px, (min-width: 992px) calc(91vw - 20rem), ' : '';

        return Openings::isOpeningsPage() ? self::ofColumn() : "{$beside}(min-width: 758px) 704px, " . self::WHOLE;
    }

    /**
     * A picture that is drawn in its own width where the page's frame has room for it.
     *
     * @param int $width In pixels.
     */
    public static function upTo(int $width): string
    {
        return sprintf('(min-width: %dpx) %dpx, %s', (int) ceil(($width + 16) / 0.95), $width, self::WHOLE);
    }

    /**
     * Only the picture that opens a page is fetched before the others.
     */
    public function isFirst(): bool
    {
        return $this === self::Lead || $this === self::Article;
    }
}
