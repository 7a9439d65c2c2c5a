<?php

declare(strict_types=1);

namespace Courant\Images;

use Courant\OpeningPages;
use Courant\View\PageLayout;
use Courant\View\SidebarHeight;

/**
 * Position of an image: its base image size, its displayed width and its loading behavior.
 */
enum ImageSlot: string
{
    case Lead = 'lead';
    case Article = 'article';
    case FullWidth = 'full-width';
    case Card = 'card';
    case RowCard = 'row';
    case FeaturedCard = 'pick';
    case Feature = 'feature';
    case ListItem = 'listed';
    case Thumbnail = 'thumb';

    /** Maximum number of list images above the fold. */
    public const MAX_ABOVE_THE_FOLD = 3;

    /**
     * Displayed width of images that fill the page container, below 992 px (assets/css/tokens.css, `--courant-gutter`).
     */
    private const FULL_WIDTH = 'calc(95vw - 1rem)';

    /** Displayed width of images that are as wide as the text (assets/css/tokens.css, `--courant-measure`). */
    private const MEASURE = '(min-width: 690px) 640px, ' . self::FULL_WIDTH;

    /**
     * Returns the registered image size. All are 16:9, so that one srcset contains all of them.
     */
    public function imageSize(): string
    {
        return match ($this) {
            self::Lead, self::Article, self::FullWidth => 'courant-lead',
            self::Feature, self::ListItem, self::Card, self::RowCard, self::FeaturedCard => 'courant-card',
            self::Thumbnail => 'courant-thumb',
        };
    }

    /**
     * Returns the CSS modifier of an article in this slot (assets/css/parts/stories.css, `.story--*`).
     */
    public function cssModifier(): string
    {
        return match ($this) {
            self::RowCard, self::FeaturedCard => self::Card->value,
            self::ListItem => self::Feature->value,
            default => $this->value,
        };
    }

    /**
     * Returns the `sizes` attribute: the displayed width at each breakpoint. A browser test compares the values with
     * the rendered page.
     */
    public function sizesAttribute(): string
    {
        return match ($this) {
            self::Lead => '(min-width: 1296px) 672px, (min-width: 768px) 52vw, ' . self::FULL_WIDTH,
            self::Article => self::columnSizes(),
            self::FullWidth => PageLayout::hasSidebar() ? self::columnSizes() : '100vw',
            self::Feature => '(min-width: 1296px) 425px, (min-width: 992px) calc(47vw - 11rem), (min-width: 768px) 47vw, ' . self::FULL_WIDTH,
            self::ListItem => '(min-width: 600px) 224px, ' . self::FULL_WIDTH,
            self::Card => '(min-width: 1200px) 280px, (min-width: 992px) 30vw, (min-width: 600px) 46vw, '
                . self::FULL_WIDTH,
            self::RowCard => is_singular('post')
                ? self::relatedSizes()
                : '(min-width: 1200px) 280px, (min-width: 600px) 23vw, 112px',
            self::FeaturedCard => '(min-width: 1296px) 280px, (min-width: 992px) 22vw, (min-width: 600px) 46vw, 112px',
            self::Thumbnail => '(min-width: 480px) 144px, 112px',
        };
    }

    /**
     * Returns the `sizes` of the content column, depending on the page layout.
     */
    public static function columnSizes(): string
    {
        return match (true) {
            PageLayout::hasSidebar() =>
                '(min-width: 1232px) 768px, (min-width: 992px) calc(91vw - 22rem), ' . self::MEASURE,
            PageLayout::current() === 'full' => '(min-width: 1296px) 1216px, ' . self::FULL_WIDTH,
            default => '(min-width: 1104px) 1024px, (min-width: 992px) calc(95vw - 1rem), ' . self::MEASURE,
        };
    }

    /**
     * Returns the `sizes` of the text width, which applies to images without wide alignment.
     */
    public static function textSizes(): string
    {
        return OpeningPages::isOpeningsPage() || PageLayout::hasSidebar() ? self::columnSizes() : self::MEASURE;
    }

    /**
     * Returns the `sizes` of a row of cards after an article.
     */
    private static function relatedSizes(): string
    {
        $article = get_queried_object();

        return $article instanceof \WP_Post && SidebarHeight::isLowerThanArticle($article)
            ? '(min-width: 1296px) 384px, (min-width: 992px) 29vw, (min-width: 600px) 200px, 112px'
            : '(min-width: 1232px) 240px, (min-width: 600px) 200px, 112px';
    }

    /**
     * Returns the `sizes` of an image that is displayed in its own width when the page container is wide enough.
     *
     * @param int $width In pixels.
     */
    public static function sizesUpTo(int $width): string
    {
        return sprintf('(min-width: %dpx) %dpx, %s', (int) ceil(($width + 16) / 0.95), $width, self::FULL_WIDTH);
    }

    /**
     * Returns whether the image gets a high fetch priority: only the lead image of a page does.
     */
    public function isHighPriority(): bool
    {
        return in_array($this, [self::Lead, self::Article, self::FullWidth], true);
    }
}
