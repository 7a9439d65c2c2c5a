<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantDesk\Openings\Storage\RewriteRulesCheck;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests URLs of openings after another plugin stored rewrite rules before post types were registered. */
#[Group('each-version')]
final class RewriteRulesCheckTest extends SiteTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        update_option('permalink_structure', '/%postname%/');
        flush_rewrite_rules();
    }

    public function testAnOpeningIsFoundWhenItsRulesWereNotStored(): void
    {
        $opening = $this->opening(['title' => 'Ferry worker']);
        $this->storeRulesWithoutOpenings();

        $response = $this->http('GET', "/jobs/$opening->post_name/");

        self::assertSame(200, $response->status);
        self::assertStringContainsString('Ferry worker', $response->body);
    }

    public function testRulesThatAFilterRemovesAgainAreNotGeneratedInEachRequest(): void
    {
        $this->storeRulesWithoutOpenings();
        (new RewriteRulesCheck())->repair();
        self::assertFalse($this->storedRules());

        $this->storeRulesWithoutOpenings();
        (new RewriteRulesCheck())->repair();

        self::assertIsArray($this->storedRules());
    }

    public function testCompleteRulesAreKept(): void
    {
        $rules = get_option('rewrite_rules');

        (new RewriteRulesCheck())->repair();

        self::assertIsArray($rules);
        self::assertSame($rules, get_option('rewrite_rules'));
    }

    private function storedRules(): mixed
    {
        return get_option('rewrite_rules');
    }

    private function storeRulesWithoutOpenings(): void
    {
        update_option('rewrite_rules', [
            'robots\.txt$' => 'index.php?robots=1',
            '([^/]+)/?$' => 'index.php?name=$matches[1]',
        ]);
    }
}
