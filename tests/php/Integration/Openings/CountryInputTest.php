<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantDesk\Openings\Frontend\CountryNames;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Tests that a country entered by name is stored as its code, that unknown names are rejected, and that stored
 * values are kept.
 */
#[Group('each-version')]
final class CountryInputTest extends SiteTestCase
{
    public function testNamesInEnglishAndInTheSitesLanguageBecomeCodes(): void
    {
        add_filter('locale', static fn (): string => 'de_DE');
        $this->signIn('hr');
        $id = $this->opening()->ID;

        $response = $this->save(
            $id,
            [
                'courant_places' => [
                    ['city' => 'Kiel', 'country' => 'Germany'],
                    ['city' => 'Graz', 'country' => 'Österreich'],
                    ['city' => 'Paris', 'country' => 'fr'],
                ],
                'courant_remote_countries' => ['Deutschland', 'United States'],
            ],
        );

        self::assertSame(200, $response->get_status(), (string) wp_json_encode($response->get_data()));
        self::assertSame(
            ['DE', 'AT', 'FR'],
            array_column((array) get_post_meta($id, 'courant_places', true), 'country'),
        );
        self::assertSame(['DE', 'US'], get_post_meta($id, 'courant_remote_countries', true));
        self::assertSame('Deutschland', CountryNames::options()['DE']);
    }

    public function testUnknownCountriesAreRejectedWithAMessageAndNothingIsStored(): void
    {
        $this->signIn('hr');
        $places = [['city' => 'Kiel', 'region' => '', 'country' => 'DE']];
        $id = $this->opening(['meta' => ['courant_places' => $places]])->ID;

        foreach (
            [
                ['courant_places' => [['city' => 'Kiel', 'country' => 'Germ']]],
                ['courant_remote_countries' => ['Atlantis', 'DE']],
            ] as $meta
        ) {
            $response = $this->save($id, $meta);
            self::assertSame(400, $response->get_status());
            self::assertMatchesRegularExpression(
                '/Country not found: (?:Germ|Atlantis)\\./',
                (string) wp_json_encode($response->get_data()),
            );
        }
        self::assertSame($places, get_post_meta($id, 'courant_places', true));
        self::assertSame(400, $this->save(0, ['courant_places' => [['country' => 'Nowhere']]])->get_status());
    }

    public function testAStoredWrongCountryIsNotChangedByASave(): void
    {
        $this->signIn('hr');
        $places = [['city' => 'Kiel', 'region' => '', 'country' => 'ZZ']];
        $id = $this->opening(['meta' => ['courant_places' => $places]])->ID;

        self::assertSame(
            200,
            $this->save($id, ['courant_places' => $places, 'courant_identifier' => 'N-1'])->get_status(),
        );
        self::assertSame($places, get_post_meta($id, 'courant_places', true));
    }

    public function testTheClassicFormAcceptsCountryNamesAndRejectsUnknownOnes(): void
    {
        $hr = $this->user('hr');
        $id = $this->opening(
            ['meta' => ['courant_places' => [['city' => 'Kiel', 'region' => '', 'country' => 'ZZ']]]]
        )->ID;
        foreach (['Germany' => 'DE', 'Atlantis' => 'DE'] as $typed => $stored) {
            $response = $this->http('POST', '/wp-admin/post.php', [
                'action' => 'editpost', 'originalaction' => 'editpost', 'post_ID' => $id,
                'post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'user_ID' => $hr->ID,
                '_wpnonce' => $this->nonceOf($hr, 'update-post_' . $id),
                'awsm_jobs_posts_nonce' => $this->nonceOf($hr, 'awsm_save_post_meta'), 'post_title' => 'Pilot',
                'courant_places' => [['city' => 'Bremen', 'region' => '', 'country' => $typed]],
                'courant_remote_countries' => 'DE FR, Italy',
                'awsm_job_spec_terms' => [
                    'job-location' => wp_get_object_terms($id, 'job-location', ['fields' => 'ids']),
                ],
            ], as: $hr);
            self::assertSame(302, $response->status);
            self::assertSame(
                $typed === 'Atlantis',
                str_contains(rawurldecode($response->header('location')), 'country.unknown'),
                $response->header('location'),
            );
            self::assertSame([$stored], array_column((array) get_post_meta($id, 'courant_places', true), 'country'));
            self::assertSame(['DE', 'FR', 'IT'], get_post_meta($id, 'courant_remote_countries', true));
        }
    }

    /** @param array<string, mixed> $meta */
    private function save(int $id, array $meta): WP_REST_Response
    {
        $request = new WP_REST_Request('POST', '/wp/v2/awsm_job_openings' . ($id > 0 ? "/$id" : ''));
        $request->set_body_params(['title' => 'Pilot', 'meta' => $meta]);

        return rest_do_request($request);
    }
}
