<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\SiteTestCase;
use CourantTests\Support\Theme\RequestsThemePages;

/**
 * Tests the headers of archives: dates, sections and authors.
 */
final class ArchivesTest extends SiteTestCase
{
    use RequestsThemePages;

    public function testDateArchivesAreTitledWithTheirDate(): void
    {
        $this->article('Cranes', ['date' => '2020-11-05 10:00:00']);
        update_option('date_format', 'j F Y');

        self::assertSame('2020', $this->page(get_year_link(2020))->text('h1'));
        self::assertSame('November 2020', $this->page(get_month_link(2020, 11))->text('h1'));
        self::assertSame('5 November 2020', $this->page(get_day_link(2020, 11, 5))->text('h1'));
    }

    public function testYearLinksItsMonths(): void
    {
        $this->article('Cranes', ['date' => '2020-11-05 10:00:00']);
        $this->article('Trams', ['date' => '2020-03-05 10:00:00']);
        $year = $this->page(get_year_link(2020));

        self::assertSame(['November 2020', 'March 2020'], $year->texts('nav[@aria-label="Months"]//a'));
        self::assertSame('Archive', trim($year->text('p[@class="kicker"]/span[@class="kicker__section"]')));
        self::assertSame('2 articles', trim($year->text('p[@class="kicker"]/span[@class="kicker__format"]')));
        self::assertSame(0, $this->page(get_month_link(2020, 11))->count('nav[@aria-label="Months"]'));
    }

    public function testArchivesOfTagsNameTheKindAndTheNumberOfArticles(): void
    {
        $night = $this->term('post_tag', 'night');
        wp_set_post_tags($this->article('Cranes')->ID, 'night');
        wp_set_post_tags($this->article('Trams')->ID, 'night');
        $page = $this->page(get_term_link($night));

        self::assertSame('Tag', trim($page->text('p[@class="kicker"]/span[@class="kicker__section"]')));
        self::assertSame('2 articles', trim($page->text('p[@class="kicker"]/span[@class="kicker__format"]')));
    }

    public function testCategoryShowsDescriptionAndSectionsBelowIt(): void
    {
        $harbour = $this->term('category', 'Harbour');
        $cranes = $this->term('category', 'Cranes');
        wp_update_term($harbour->term_id, 'category', ['description' => 'Ships and cranes.']);
        wp_update_term($cranes->term_id, 'category', ['parent' => max(0, $harbour->term_id)]);
        $this->article('A new crane', ['category' => [$cranes->term_id]]);
        $page = $this->page(get_term_link($harbour));

        self::assertSame('Ships and cranes.', trim($page->text('div[@class="page-description"]')));
        self::assertSame(['Cranes'], $page->texts('nav[@aria-label="Sections"]//a'));
    }

    public function testAuthorPageShowsPortraitAndProfiles(): void
    {
        update_option('show_avatars', '1');
        $author = $this->user('author')->ID;
        wp_update_user(['ID' => $author, 'user_url' => 'https://ines.example/', 'description' => 'Draws on trains.']);
        update_user_meta($author, 'mastodon', 'https://mastodon.social/@ines');
        update_user_meta($author, 'linkedin', 'javascript:alert(1)');
        update_user_meta($author, 'instagram', 'ines');
        $this->article('Cranes', ['author' => $author]);
        $page = $this->page(get_author_posts_url($author));

        self::assertSame(['Website', 'Mastodon'], $page->texts('ul[@aria-label="Profiles"]//a'));
        self::assertSame(1, $page->count('div[@class="author-header"]/img[contains(@class, "avatar")]'));
        self::assertSame('Draws on trains.', $page->text('p[@class="page-description"]'));
        self::assertSame(0, $page->count('nav[@aria-label="Articles by section"]'), 'one section needs no filter');
    }

    public function testArticlesOfAnAuthorAreFilteredBySection(): void
    {
        $author = $this->user('author')->ID;
        $harbour = $this->term('category', 'Harbour');
        $this->article('Cranes', ['author' => $author, 'category' => [$harbour->term_id]]);
        $this->article('Trams', ['author' => $author, 'category' => [$this->term('category', 'Cities')->term_id]]);
        $url = get_author_posts_url($author);
        $titles = 'div[contains(@class, "post-list")]//h2';
        $page = $this->page(add_query_arg('courant-section', $harbour->term_id, $url));

        self::assertSame(['Cranes'], $page->texts($titles));
        self::assertSame(['Harbour'], $page->texts('nav[@aria-label="Articles by section"]//a[@aria-current]'));
        self::assertSame(1, $page->count("link[@rel='canonical' and @href='{$url}']"));
        self::assertEqualsCanonicalizing(['Trams', 'Cranes'], $this->page("{$url}?courant-section=x")->texts($titles));
    }
}
